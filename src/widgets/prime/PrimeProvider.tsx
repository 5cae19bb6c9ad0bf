import { PrimeReactProvider } from 'primereact/api'
import type { ReactNode } from 'react'
import { accessibilityFixes } from './accessibility.ts'
import { speakBulgarian } from './locale.ts'
import { detachedStyleContainer } from './styleContainer.ts'

speakBulgarian()
const value = {
  locale: 'bg',
  ripple: false,
  styleContainer: detachedStyleContainer(),
  pt: accessibilityFixes,
  ptOptions: { mergeSections: true, mergeProps: true },
}

/** PrimeReact as this application uses it. It lives inside the lazily loaded panels, so a list page never carries it. */
export const PrimeProvider = ({ children }: { children: ReactNode }) => (
  <PrimeReactProvider value={value}>{children}</PrimeReactProvider>
)
