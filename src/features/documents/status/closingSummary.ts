import { counted } from '../../../rules/words/count.ts'

/** What will become of the other documents of the case, in words. */
export const closingSummary = (all: number, chosen: number): string => {
  const left = all - chosen
  const go =
    chosen === 0
      ? 'Приключва се само този документ.'
      : `С него ${chosen === 1 ? 'се приключва' : 'се приключват'} още ${counted(chosen, 'document')}.`
  if (left === 0) return go
  return `${go} ${left === 1 ? 'Остава неприключен 1 документ' : `Остават неприключени ${counted(left, 'document')}`}.`
}
