import type { Unreadable } from '../reading.ts'

/** Thrown if a file cannot be read; the message is shown to the user. */
export class CannotRead extends Error {
  readonly title: string
  readonly sentence: string
  constructor(title: string, sentence: string) {
    super(sentence)
    this.title = title
    this.sentence = sentence
  }
}

export const cutText = 'Показано е само началото на текста: той е твърде дълъг.'

export const damagedError = (): CannotRead =>
  new CannotRead(
    'Файлът изглежда повреден',
    'Съдържанието му не може да бъде прочетено. Поискайте файла отново от подателя.',
  )

const mib = 1024 * 1024
export const assertSize = (bytes: number, most: number, what: string): void => {
  if (bytes > most)
    throw new CannotRead(
      'Файлът е твърде голям за преглед',
      `Тук се показват ${what} до ${Math.round(most / mib)} MB. Изтеглете файла, за да го отворите.`,
    )
}

/**
 * Converts an error to a message for the user. An error other than `CannotRead` comes from a parser and means that the
 * file is damaged.
 */
export const asUnreadable = (failure: unknown): Unreadable => {
  const { title, sentence } = failure instanceof CannotRead ? failure : damagedError()
  return { kind: 'unreadable', title, sentence }
}
