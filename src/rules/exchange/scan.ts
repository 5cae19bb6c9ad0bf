import { type ScanResult, scanResults } from '../../contract/enumerations.ts'
import { allowed, type RuleResult, refused } from '../ruleResult.ts'

/** '' for a clean file. */
export const scanWarning = (scan: ScanResult): string => {
  if (scan === 'NONE') return 'Файлът още не е проверен за зловреден код.'
  return scan === 'NOTSURE' ? 'Проверката за зловреден код не даде сигурен резултат.' : ''
}

export const isMalicious = (scan: ScanResult): boolean => scan === 'ISMALICIOUS'
/** Only files without a malware finding are copied automatically. For other files the user decides. */
export const isClean = (scan: ScanResult): boolean => scan === 'NOTMALICIOUS'

export const scanResultOf = (scanStatusId: number): ScanResult => scanResults[scanStatusId - 1] ?? 'NONE'

export const mayUseFile = (scan: ScanResult): RuleResult =>
  isMalicious(scan)
    ? refused('Открит е зловреден код!', 'Файлът не се отваря, не се изтегля и не се прехвърля към документ.')
    : allowed
