import 'react';

declare module 'react' {
  /** Custom properties may be set in `style`. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
