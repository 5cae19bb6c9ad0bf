import { type ScanResult, scanResults } from '../../contract/enumerations.ts'
import { allowed, refused, type Verdict } from '../refusal.ts'

/** What the check for malicious code found, in words; empty when it found the file clean. */
export const scanWarning = (scan: ScanResult): string => {
  if (scan === 'NONE') return 'Файлът още не е проверен за зловреден код.'
  return scan === 'NOTSURE' ? 'Проверката за зловреден код не даде сигурен резултат.' : ''
}

export const isMalicious = (scan: ScanResult): boolean => scan === 'ISMALICIOUS'
/** Only a file that was found clean is carried over by itself; the others wait for somebody to decide. */
export const isClean = (scan: ScanResult): boolean => scan === 'NOTMALICIOUS'

/** What a file was found to be, by the number of the state: they are counted from 1. */
export const scanResultOf = (scanStatusId: number): ScanResult => scanResults[scanStatusId - 1] ?? 'NONE'

/** Whether a file may be opened, downloaded or carried over. */
export const mayUseFile = (scan: ScanResult): Verdict =>
  isMalicious(scan)
    ? refused('Открит е зловреден код!', 'Файлът не се отваря, не се изтегля и не се прехвърля към документ.')
    : allowed
