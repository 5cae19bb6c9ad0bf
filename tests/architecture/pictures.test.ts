import { expect, test } from 'vitest'
import { placesOf, sourcesOf } from './sources.ts'

/** Emblems of the institution are allowed; the other files are the viewer and the modules that open it. */
const allowed = [
  'src/screen-kit/Emblem.tsx',
  'src/widgets/files/PictureViewer.tsx',
  'src/widgets/files/PictureThumb.tsx',
]

/** Modules that read files in a worker render nothing: they only mention pictures. */
const isDrawn = (path: string) => !path.startsWith('src/widgets/reading/worker/')

test('every picture is shown by the one viewer with zoom and rotation', () => {
  const others = sourcesOf('src').filter(({ path }) => !allowed.includes(path) && isDrawn(path))
  expect(others.flatMap((source) => placesOf(source, /<img\b|primereact\/image/))).toEqual([])
})
