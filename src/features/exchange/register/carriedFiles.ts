import { isClean, isMalicious } from '../../../rules/exchange/scan.ts'
import type { MessageAttachment } from '../exchangeCalls.ts'

export type CarriedList = readonly Pick<MessageAttachment, 'guid' | 'fileName' | 'size' | 'scan'>[]

/** What somebody has ticked or unticked, by the GUID of the file. */
export type Decisions = ReadonlyMap<string, boolean>

/** What goes over: what was decided, and of the rest what the check found clean. */
export const carriedOf = (files: CarriedList, decisions: Decisions): ReadonlySet<string> =>
  new Set(files.filter(({ guid, scan }) => decisions.get(guid) ?? isClean(scan)).map(({ guid }) => guid))

/** The files that would be left behind though nobody has decided so: they are not known to be clean. */
export const undecidedFiles = (files: CarriedList, decisions: Decisions): CarriedList =>
  files.filter(({ guid, scan }) => !isClean(scan) && !isMalicious(scan) && !decisions.has(guid))

/** The chosen files in the order of the message; a malicious one is never among them. */
export const carriedGuids = (files: CarriedList, carried: ReadonlySet<string>): string[] =>
  files.filter(({ guid, scan }) => carried.has(guid) && !isMalicious(scan)).map(({ guid }) => guid)
