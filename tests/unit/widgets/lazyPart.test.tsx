import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '../../../src/widgets/page/ErrorBoundary.tsx'
import { LoadingFallback, lazyPart, NotLoadedContext } from '../../../src/widgets/page/lazyPart.tsx'

/** Removes content that another test file in this worker has left. */
beforeEach(() => document.body.replaceChildren())

type Content = { children?: ReactNode }
const Box = ({ children }: Content) => <p>here {children}</p>

const underWay = () => {
  const loads: { come: () => void; fail: (why: Error) => void }[] = []
  const Part = lazyPart<Content>(
    () =>
      new Promise((resolve, reject) => {
        loads.push({ come: () => resolve({ default: Box }), fail: reject })
      }),
  )
  return { Part, loads }
}

test('a loaded part is rendered at once, without a minimum time of the fallback', async () => {
  vi.useFakeTimers()
  const { Part, loads } = underWay()
  render(
    <LoadingFallback show="on its way">
      <Part />
    </LoadingFallback>,
  )
  expect(document.body.textContent).toBe('on its way')
  await act(async () => loads[0]?.come())
  expect(document.body.textContent).toBe('here ')
  vi.useRealTimers()
})

test('it is loaded once, and rendered in the first pass from then on', async () => {
  const { Part, loads } = underWay()
  const { unmount } = render(<Part />)
  await act(async () => loads[0]?.come())
  unmount()
  render(<Part />)
  expect(screen.getByText('here')).toBeTruthy()
  expect(loads).toHaveLength(1)
})

test('the fallback is for the part itself, not for the parts within it', async () => {
  const { Part, loads } = underWay()
  const { Part: Inner } = underWay()
  render(
    <LoadingFallback show="on its way">
      <Part>
        <Inner />
      </Part>
    </LoadingFallback>,
  )
  await act(async () => loads[0]?.come())
  expect(document.body.textContent).toBe('here ')
})

test('a failed import throws on render, and is retried on the next render', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { Part, loads } = underWay()
  let drawAgain: () => void = () => undefined
  render(
    <ErrorBoundary
      fallback={(error, again) => {
        drawAgain = again
        return String(error)
      }}
    >
      <Part />
    </ErrorBoundary>,
  )
  await act(async () => loads[0]?.fail(new Error('chunk 7')))
  expect(document.body.textContent).toBe('Error: chunk 7')
  await act(async () => drawAgain())
  expect(loads).toHaveLength(2)
  await act(async () => loads[1]?.come())
  expect(screen.getByText('here')).toBeTruthy()
})

test('the application may render a replacement, which can retry the import', async () => {
  const { Part, loads } = underWay()
  let requestAgain: () => void = () => undefined
  const NotLoaded = ({ error, again }: { error: unknown; again: () => void }) => {
    requestAgain = again
    return `not here: ${String(error)}`
  }
  render(
    <NotLoadedContext value={NotLoaded}>
      <Part />
    </NotLoadedContext>,
  )
  await act(async () => loads[0]?.fail(new Error('chunk 7')))
  expect(document.body.textContent).toBe('not here: Error: chunk 7')
  await act(async () => requestAgain())
  expect([document.body.textContent, loads.length]).toEqual(['', 2])
  await act(async () => loads[1]?.fail(new Error('chunk 8')))
  expect(document.body.textContent).toBe('not here: Error: chunk 8')
  await act(async () => requestAgain())
  await act(async () => loads[2]?.come())
  expect(document.body.textContent).toBe('here ')
})
