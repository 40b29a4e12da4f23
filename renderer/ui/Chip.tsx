import type { ComponentProps } from 'react';
import { joinClasses } from './joinClasses.ts';

/** A small button that adds a name or a value; `Choice` shows its radio buttons alike. */
export function Chip({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" className={joinClasses('chip', className)} {...rest} />;
}
