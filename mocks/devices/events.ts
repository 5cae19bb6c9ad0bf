declare module '../engine/events.ts' {
  interface Events {
    /** A type of measuring device was entered out of a case file, with which it stays linked. */
    begunFromCaseFile: (caseFileGuid: string, kind: 'measuringDevice' | 'foreignDevice', targetGuid: string) => void
  }
}

export {}
