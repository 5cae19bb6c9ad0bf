import { fireEvent, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { Brand } from '../../../src/screen-kit/Brand.tsx'
import { PaperBody } from '../../../src/screen-kit/paper/PaperBody.tsx'
import { takeConfig } from '../../../src/transport/config.ts'
import { config } from '../transport/fakeBrowser.ts'

test.each<[string, ComponentType]>([
  ['the frame', Brand],
  ['a print', PaperBody],
])('on %s a missing emblem leaves no broken picture, and the name stays', (_, Part) => {
  takeConfig({ ...config, body: { name: 'Агенция', emblem: '/icons/none.svg' } })
  const { container } = render(<Part />)
  const picture = container.querySelector('img')
  expect(picture?.hidden).toBe(false)
  if (picture) fireEvent.error(picture)
  expect(picture?.hidden).toBe(true)
  expect(container.textContent).toContain('Агенция')
})
