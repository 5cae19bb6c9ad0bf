import { CannotRead } from './unreadable.ts'

/** A part of the program that comes with the first file of its kind; without it there is a sentence. */
export const fetched = <T>(part: Promise<T>): Promise<T> =>
  part.catch(() => {
    throw new CannotRead(
      'Прегледът не се зареди',
      'Част от програмата не дойде от сървъра. Затворете файла и го отворете отново.',
    )
  })
