import { type ComponentProps, createElement, type ElementType } from 'react';
import { joinClasses } from './joinClasses.ts';

/** A piece of paper on the present screen; a section unless `as` names another element. */
export function Card<T extends ElementType = 'section'>(props: { as?: T } & Omit<ComponentProps<T>, 'as'>) {
  const { as = 'section', className, ...rest }: { as?: ElementType; className?: string } = props;
  return createElement(as, { className: joinClasses(className, 'paper on-paper'), ...rest });
}
