import { isClean, isMalicious } from '../../../rules/exchange/scan.ts'
import type { MessageAttachment } from '../exchangeCalls.ts'

export type CarriedList = readonly Pick<MessageAttachment, 'guid' | 'fileName' | 'size' | 'scan'>[]

export type Decisions = ReadonlyMap<string, boolean>

/**
 * Returns the GUIDs of the selected files. If the user has not decided about a file, it is selected if the scan found
 * nothing in it.
 */
export const carriedOf = (files: CarriedList, decisions: Decisions): ReadonlySet<string> =>
  new Set(files.filter(({ guid, scan }) => decisions.get(guid) ?? isClean(scan)).map(({ guid }) => guid))

export const undecidedFiles = (files: CarriedList, decisions: Decisions): CarriedList =>
  files.filter(({ guid, scan }) => !isClean(scan) && !isMalicious(scan) && !decisions.has(guid))

/** Returns the GUIDs of the files to send, in the order of the message; a malicious file is never included. */
export const carriedGuids = (files: CarriedList, carried: ReadonlySet<string>): string[] =>
  files.filter(({ guid, scan }) => carried.has(guid) && !isMalicious(scan)).map(({ guid }) => guid)
