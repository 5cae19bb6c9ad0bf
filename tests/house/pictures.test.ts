import { expect, test } from 'vitest'
import { placesOf, sourcesOf } from './sources.ts'

/** Emblems of the institution are no content; the others are the one viewer and what opens it. */
const allowed = [
  'src/screen-kit/Emblem.tsx',
  'src/widgets/files/PictureViewer.tsx',
  'src/widgets/files/PictureThumb.tsx',
]

/** What reads files in a thread draws nothing: it names pictures in what it reads. */
const isDrawn = (path: string) => !path.startsWith('src/widgets/reading/thread/')

test('every picture is shown by one viewer, which enlarges and turns it and says when it is damaged', () => {
  const others = sourcesOf('src').filter(({ path }) => !allowed.includes(path) && isDrawn(path))
  expect(others.flatMap((source) => placesOf(source, /<img\b|primereact\/image/))).toEqual([])
})
