export type RecordFileRow = {
  guid: string
  /** The register and the id of the record to which the file belongs, for example „vehicles/12“. */
  owner: string
  fileName: string
  size: number
  description: string
  personId: number
  dateUploaded: string
  isStored: boolean
}

declare module '../engine/tableRows.ts' {
  interface Rows {
    recordFiles: RecordFileRow
  }
}
