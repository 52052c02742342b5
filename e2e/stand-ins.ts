/** The value that the stand-in data host (third-party.ts) returns. */
export const FOREIGN_USER_AGENT = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Foreign/999.0';
