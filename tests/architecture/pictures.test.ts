import { expect, test } from 'vitest'
import { placesOf, sourcesOf } from './sources.ts'

/** Emblems of the institution are not content; the others are the viewer and the modules that open it. */
const allowed = [
  'src/screen-kit/Emblem.tsx',
  'src/widgets/files/PictureViewer.tsx',
  'src/widgets/files/PictureThumb.tsx',
]

/** Code that reads files in a worker renders nothing; it only names pictures. */
const isDrawn = (path: string) => !path.startsWith('src/widgets/reading/thread/')

test('every picture is shown by the one viewer with zoom and rotation', () => {
  const others = sourcesOf('src').filter(({ path }) => !allowed.includes(path) && isDrawn(path))
  expect(others.flatMap((source) => placesOf(source, /<img\b|primereact\/image/))).toEqual([])
})
