/** A wrong option. The command prints the message and exits. */
export class OptionError extends Error {}
