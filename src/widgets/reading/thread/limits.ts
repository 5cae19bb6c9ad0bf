const mib = 1024 * 1024
/** As large as a letter may be; its files lie in it in letters, a third larger. */
export const mostLetterBytes = 50 * mib
/** A longer text is shown from its beginning, in letters. */
export const mostText = 2 * mib

export const mostArchiveBytes = 50 * mib
/** The largest file that is taken out of an archive. */
export const mostInner = 64 * mib
/** What is packed denser is no text: ten times what programs reach with tables. */
export const mostRatio = 200
/** The largest part of a document or a table that is read. */
export const mostXml = 48 * mib
/** Where a package makes a tree of it, which takes many times the room. */
export const mostTreeXml = 12 * mib
export const mostPictureBytes = 20 * mib
export const mostPictures = 200
/** So much of a table is kept. */
export const mostCells = 1_000_000
export const mostRows = 100_000
