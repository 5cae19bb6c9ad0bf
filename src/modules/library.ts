import { libraryReaders } from '../contract/callers.ts'
import { to } from '../routes/to.ts'
import { type AppRoute, openTo, screen } from './route.ts'

const access = openTo(...libraryReaders)

/**
 * The pages of help and library. The links to them are in the user menu (specification 1, section 2, „Help and
 * library“).
 */
export const library: readonly AppRoute[] = [
  { path: to.help(), title: 'Помощ', access, icon: 'library', redirect: to.library() },
  {
    path: to.library(),
    title: 'Библиотека',
    access,
    icon: 'library',
    hidden: true,
    needs: 'Library/GetLibraryDocuments',
    load: screen(() => import('../features/library/LibraryPage.tsx'), {}),
  },
]
