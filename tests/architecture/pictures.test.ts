import { expect, test } from 'vitest'
import { placesOf, sourcesOf } from './sources.ts'

/**
 * The modules that may show pictures: for the emblems of the institution, the viewer, and the modules that open the
 * viewer.
 */
const allowed = [
  'src/screen-kit/Emblem.tsx',
  'src/widgets/files/PictureViewer.tsx',
  'src/widgets/files/PictureThumb.tsx',
]

/** Modules that read files in a worker render nothing; they only contain names of picture formats. */
const isDrawn = (path: string) => !path.startsWith('src/widgets/reading/worker/')

test('every picture is shown by the one viewer with zoom and rotation', () => {
  const others = sourcesOf('src').filter(({ path }) => !allowed.includes(path) && isDrawn(path))
  expect(others.flatMap((source) => placesOf(source, /<img\b|primereact\/image/))).toEqual([])
})
