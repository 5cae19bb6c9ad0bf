declare module '../engine/events.ts' {
  interface Events {
    begunFromCaseFile: (caseFileGuid: string, kind: 'measuringDevice' | 'foreignDevice', targetGuid: string) => void
  }
}

export {}
