import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FilesMark } from '../../../src/widgets/tags/FilesMark.tsx'

test.each([
  [false, 'С прикачени файлове'],
  [true, 'С електронно подписан файл'],
])('a row with files (signed: %s) is marked „%s“', (hasSignature, name) => {
  render(<FilesMark hasSignature={hasSignature} />)
  expect(screen.getByRole('img', { name })).toBeTruthy()
})
