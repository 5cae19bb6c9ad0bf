import './framePainted.ts'
// Only the layout classes that screens use (scripts/build/layoutClasses.ts); before our own, which may decide otherwise.
import 'primeflex/primeflex.css'
import './layout.css'
import './shell.css'
import './forced.css'
import './print.css'

export type Theme = 'light' | 'dark' | 'contrast'

/** Sets the theme and the font scale (0.8-1.4) of the whole document (document 1, accessibility). */
export const applyLook = ({ theme, scale }: { theme: Theme; scale: number }): void => {
  const root = document.documentElement
  root.dataset.theme = theme
  root.style.setProperty('--scale', String(scale))
}
