import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from './joinClasses.ts';

interface FieldProps extends ComponentProps<'label'> {
  label: ReactNode;
}

/** A control below its label. */
export function Field({ label, children, ...rest }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is one of the children
    <label {...rest}>
      <span className="field-label">{label}</span>
      {children}
    </label>
  );
}

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={joinClasses('text-field', className)} {...rest} />;
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select className={joinClasses('text-field', className)} {...rest} />;
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={joinClasses('text-field', className)} {...rest} />;
}
