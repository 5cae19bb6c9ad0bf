const mib = 1024 * 1024
/** As large as a letter may be; its files lie in it in letters, a third larger. */
export const mostLetterBytes = 50 * mib
/** A longer text is shown from its beginning, in letters. */
export const mostText = 2 * mib
