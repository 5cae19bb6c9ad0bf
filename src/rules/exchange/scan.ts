import { type ScanResult, scanResults } from '../../contract/enumerations.ts'
import { allowed, type RuleResult, refused } from '../ruleResult.ts'

/**
 * The result of the malware scan of a file. Null if the server did not send a result, or sent one that this version
 * does not know.
 */
export type Scan = ScanResult | null

/**
 * Returns a warning about the result of the scan; '' for a clean file, and for malware, which has a refusal of its own.
 */
export const scanWarning = (scan: Scan): string =>
  scan === null ? 'Не е известно дали файлът е проверен за зловреден код.' : warnings[scan]
const warnings: Record<ScanResult, string> = {
  NONE: 'Файлът още не е проверен за зловреден код.',
  NOTMALICIOUS: '',
  NOTSURE: 'Проверката за зловреден код не даде сигурен резултат.',
  ISMALICIOUS: '',
}

export const isMalicious = (scan: Scan): boolean => scan === 'ISMALICIOUS'
/** True if the scan found no malware. Only such files are copied automatically; for other files the user decides. */
export const isClean = (scan: Scan): boolean => scan === 'NOTMALICIOUS'

export const scanResultOf = (scanStatusId: number): Scan => scanResults[scanStatusId - 1] ?? null

export const mayUseFile = (scan: Scan): RuleResult =>
  isMalicious(scan)
    ? refused('Открит е зловреден код!', 'Файлът не се отваря, не се изтегля и не се прехвърля към документ.')
    : allowed
