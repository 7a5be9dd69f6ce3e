/** Platform version that the shell provides. It must satisfy a remote's range. Equal to package.json. */
export const platformVersion = '2.1.0';
