/** The kinds of files. The specification names only the field `kindId`; this product proposes the ids. */
export const FileKind = { MAIN: 1, ENCLOSURE: 2, SUPPORTING: 3, SIGNED: 4, PICTURE: 5, PROTOCOL: 6 } as const
export type FileKind = (typeof FileKind)[keyof typeof FileKind]
