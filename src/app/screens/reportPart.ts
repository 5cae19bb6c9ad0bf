import type { Component, ErrorInfo } from 'react'
import { notify } from '../../transport/notices.ts'
import { ErrorBoundary } from '../../widgets/page/ErrorBoundary.tsx'

type Caught = ErrorInfo & { errorBoundary?: Component | null }

export const reportPart = (error: unknown, { errorBoundary, componentStack }: Caught): void => {
  console.error(error, componentStack)
  if (!(errorBoundary instanceof ErrorBoundary)) return
  const { part } = errorBoundary.props
  if (part === undefined) return
  const text = `${part} не може да се покаже. Останалото на страницата работи.`
  notify({ kind: 'error', title: 'Част от екрана не се показа', text, trace: [location.pathname, String(error)] })
}
