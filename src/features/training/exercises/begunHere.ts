import { keepText, keptText } from '../../../keptTexts.ts'

const KEY = 'delovod-training-begun'

/** The run that was begun in this tab last, whoever is to do it; null before the first. A reload and a log-in keep it. */
export const begunHere = (): number | null => {
  const known = keptText('tab', KEY)
  return known === null ? null : Number(known)
}
export const keepBegun = (runId: number): void => {
  keepText('tab', KEY, String(runId))
}
