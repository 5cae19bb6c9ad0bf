import { alreadyThereMessage } from '../../../rules/tasks/performers.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { notify } from '../../../transport/notices.ts'

const namesText = (names: readonly string[]): string =>
  names.length === 1 ? (names[0] ?? '') : pluralise(names.length, 'person')

/** Returns the message after people were added or removed (specification 2, section 8). */
export const addedMessage = (names: readonly string[]): string => `Успешно добавихте ${namesText(names)}`
export const removedMessage = (names: readonly string[]): string => `Успешно премахнахте ${namesText(names)}`

export const notifyAdded = (names: readonly string[]): void => {
  if (names.length > 0) notify({ kind: 'success', text: addedMessage(names) })
}
export const notifyRemoved = (names: readonly string[]): void => {
  if (names.length > 0) notify({ kind: 'warning', text: removedMessage(names) })
}
export const notifyAlreadyThere = (name: string): void => {
  notify({ kind: 'warning', text: alreadyThereMessage(name) })
}
/** Shows why a person cannot be chosen. Returns true if there is such a reason. */
export const notifyRefused = (problem: string | null): boolean => {
  if (problem !== null) notify({ kind: 'warning', text: problem })
  return problem !== null
}
