import type { Unreadable } from '../reading.ts'

/** Thrown where a file cannot be read further; its words are shown. */
export class CannotRead extends Error {
  readonly title: string
  readonly sentence: string
  constructor(title: string, sentence: string) {
    super(sentence)
    this.title = title
    this.sentence = sentence
  }
}

export const damaged = (): CannotRead =>
  new CannotRead(
    'Файлът изглежда повреден',
    'Съдържанието му не може да бъде прочетено. Поискайте файла отново от подателя.',
  )

const mib = 1024 * 1024
/** `most` in bytes; what is larger would hold up the page or run out of memory. */
export const insistOnSize = (bytes: number, most: number, what: string): void => {
  if (bytes > most)
    throw new CannotRead(
      'Файлът е твърде голям за преглед',
      `Тук се показват ${what} до ${Math.round(most / mib)} MB. Изтеглете файла, за да го отворите.`,
    )
}

/** What is told of a failure; a parser that trips over a file has met a damaged one. */
export const asUnreadable = (failure: unknown): Unreadable => {
  const { title, sentence } = failure instanceof CannotRead ? failure : damaged()
  return { kind: 'unreadable', title, sentence }
}
