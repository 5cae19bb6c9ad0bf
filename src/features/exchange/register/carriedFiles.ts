import type { MessageAttachment } from '../exchangeCalls.ts'
import { isClean, isMalicious } from '../message/scan.ts'

export type CarriedList = readonly Pick<MessageAttachment, 'guid' | 'fileName' | 'size' | 'scan'>[]

/** What is ticked at first: only files that were checked and found clean. */
export const carriedAtFirst = (files: CarriedList): ReadonlySet<string> =>
  new Set(files.filter(({ scan }) => isClean(scan)).map(({ guid }) => guid))

/** The chosen files in the order of the message; a malicious one is never among them. */
export const carriedGuids = (files: CarriedList, carried: ReadonlySet<string>): string[] =>
  files.filter(({ guid, scan }) => carried.has(guid) && !isMalicious(scan)).map(({ guid }) => guid)
