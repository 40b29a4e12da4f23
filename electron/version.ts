declare const __VERSION__: string;

/** The version in package.json, inserted at build time. */
export const version = __VERSION__;
