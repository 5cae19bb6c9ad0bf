const mib = 1024 * 1024
/** Attachments in a letter are base64, a third larger than the files. */
export const mostLetterBytes = 50 * mib
/** In characters; a longer text is cut off. */
export const mostText = 2 * mib

export const mostArchiveBytes = 50 * mib
/** Largest file that is unpacked from an archive. */
export const mostInner = 64 * mib
/** A higher compression ratio is not a document: ten times the ratio of real tables. */
export const mostRatio = 200
export const mostXml = 48 * mib
/** For packages that build a tree of the XML, which takes many times the memory. */
export const mostTreeXml = 12 * mib
export const mostPictureBytes = 20 * mib
export const mostPictures = 200
export const mostCells = 1_000_000
export const mostRows = 100_000
