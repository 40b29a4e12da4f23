declare const __VERSION__: string;

/** The version in package.json, put here when the shells are built. */
export const version = __VERSION__;
