/** A command that was typed wrong: its message is the one sentence to end with. */
export class OptionError extends Error {}
