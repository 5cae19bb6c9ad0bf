/** A file of a record outside document work. */
export type RecordFileRow = {
  guid: string
  /** The register and the id of its record: „vehicles/12“. */
  owner: string
  fileName: string
  size: number
  description: string
  personId: number
  dateUploaded: string
  /** Uploaded here, or made again when asked for. */
  isStored: boolean
}

declare module '../engine/rows.ts' {
  interface Rows {
    recordFiles: RecordFileRow
  }
}
