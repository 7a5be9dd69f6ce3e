/** Version of the platform that the shell provides: what a remote's range is held against. Equal to package.json. */
export const platformVersion = '1.0.0';
