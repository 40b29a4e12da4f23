import type { ComponentProps } from 'react';
import { joinClasses } from './joinClasses.ts';

interface ButtonProps extends ComponentProps<'button'> {
  /** `great` starts something, `plain` is one of several, `quiet` has no frame; without a look it is red. */
  look?: 'great' | 'plain' | 'quiet' | undefined;
  small?: boolean;
}

/** A button that submits no form unless its type says so. */
export function Button({ look, small, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={joinClasses(look, small && 'small', className)} {...rest} />;
}
