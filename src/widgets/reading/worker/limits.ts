const mib = 1024 * 1024
/**
 * The maximum size of an e-mail in bytes. Larger than for other files, because attachments are base64, which adds a
 * third.
 */
export const mostLetterBytes = 50 * mib
/** The maximum length of a shown text in characters; a longer text is cut off. */
export const mostText = 2 * mib

export const mostArchiveBytes = 50 * mib
/** The maximum size of a file that is unpacked from an archive, in bytes. */
export const mostInner = 64 * mib
/** The maximum compression ratio, ten times that of real tables; a higher ratio means a hostile file. */
export const mostRatio = 200
export const mostXml = 48 * mib
/**
 * The maximum size of XML for a tree, in bytes. Lower than `mostXml`, because some packages build a tree of the XML,
 * which takes many times the memory.
 */
export const mostTreeXml = 12 * mib
export const mostPictureBytes = 20 * mib
export const mostPictures = 200
/**
 * The maximum size of all pictures shown in a document or e-mail together, in bytes. A document may use the same
 * picture many times, and each use takes memory.
 */
export const mostOfPictures = 64 * mib
export const mostCells = 1_000_000
export const mostRows = 100_000
