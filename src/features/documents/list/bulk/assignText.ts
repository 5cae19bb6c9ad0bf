import { listed, pluralise } from '../../../../rules/words/pluralise.ts'

/** The number of assignees named; if there are more, the first ones and the number of the others. */
const named = 3

const whom = (assignees: readonly string[]): string => {
  if (assignees.length === 0) return 'избраните изпълнители'
  if (assignees.length <= named) return listed(assignees)
  const others = assignees.length - named + 1
  return `${assignees.slice(0, named - 1).join(', ')} и още ${pluralise(others, 'person')}`
}

/** „Ще възложите 7 документа на Георги Иванов и Лъчезар Тонев: по една задача за всеки документ.“ */
export const willAssign = (count: number, assignees: readonly string[]): string =>
  `Ще възложите ${pluralise(count, 'document')} на ${whom(assignees)}${count > 1 ? ': по една задача за всеки документ' : ''}.`

export const cannotAssign = (count: number): string =>
  `${pluralise(count, 'document')} не ${count === 1 ? 'може да бъде възложен' : 'могат да бъдат възложени'}, защото:`
