import { expect, test } from 'vitest'
import { type AnonymousEntry, type AnonymousVisitor, enterAnonymously } from '../../../src/modules/anonymousVisitor.ts'
import { type Entry, enter, type Visitor, wantedAddress } from '../../../src/modules/gate.ts'
import { permittedRoutes } from '../../../src/modules/permittedRoutes.ts'
import { to } from '../../../src/routes/to.ts'

const clerk: Visitor = { permitted: permittedRoutes(['DOCUMENTS_FLOW']), inUse: 'administrative-services' }
const external: Visitor = { ...clerk, permitted: permittedRoutes(['REPORTS_EXTERNAL']) }
const withoutScreens: Visitor = { ...clerk, permitted: permittedRoutes(['INSPECTIONS_DELETE']) }

const outcome = (entry: Entry | AnonymousEntry): string => {
  if (entry.kind === 'show') return `show ${entry.route.title}`
  if (entry.kind === 'send') return `send ${entry.to}`
  if (entry.kind === 'nowhere') return 'nowhere'
  return `report ${entry.path}, ${entry.forbidden ? `forbidden „${entry.forbidden.title}“, ` : ''}send ${entry.to}`
}

test.each<[string, AnonymousVisitor, string]>([
  ['/login', {}, 'show Вход'],
  ['/login?redirect=%2Flibrary&notify=session-expired', {}, 'show Вход'],
  ['/auth-redirect', {}, 'show Пренасочване'],
  ['/', {}, 'send /login'],
  ['/library?q=1#x', {}, 'send /login?redirect=%2Flibrary%3Fq%3D1%23x'],
  ['/nowhere', {}, 'send /login?redirect=%2Fnowhere'],
  ['/library', { notify: 'session-expired' }, 'send /login?redirect=%2Flibrary&notify=session-expired'],
  ['/library', { notify: 'logged-out', stay: true }, 'send /login?notify=logged-out'],
])('without a session the address %s leads to %j', (address, visitor, expected) => {
  expect(outcome(enterAnonymously(address, visitor))).toBe(expected)
})

test.each<[string, Visitor, string]>([
  ['/login', clerk, 'send /documents-flow/documents'],
  ['/login?redirect=%2Fdocuments-flow%2Ftasks%3Fpage%3D2', clerk, 'send /documents-flow/tasks?page=2'],
  ['/login?redirect=%2Fsettings%2Fusers', clerk, 'send /settings/users'],
  ['/documents-flow//documents?q=a//b#c//d', clerk, 'send /documents-flow/documents?q=a//b#c//d'],
  ['/documents-flow/documents//', clerk, 'send /documents-flow/documents/'],
  ['/login?redirect=%2F%2Fevil.example', clerk, 'send /documents-flow/documents'],
  ['/auth-redirect?redirect=%2Fdocuments-flow%2Fall', clerk, 'send /documents-flow/all'],
  ['/', clerk, 'send /documents-flow/documents'],
  ['/documents-flow', clerk, 'send /documents-flow/documents'],
  ['/documents-flow/documents?page=2', clerk, 'show Документи'],
  ['/documents-flow/documents/create', clerk, 'show Нов документ'],
  ['/documents-flow/go-to-eventis', clerk, 'show Eventis'],
  ['/settings/users', clerk, 'report /settings/users, forbidden „Потребители“, send /documents-flow/documents'],
  ['/staff', clerk, 'report /staff, send /documents-flow/documents'],
  ['/business-analysis', external, 'send /business-analysis/reports'],
  [
    '/business-analysis/vehicles',
    external,
    'report /business-analysis/vehicles, forbidden „Автопарк“, send /business-analysis/reports',
  ],
  ['/', withoutScreens, 'nowhere'],
  ['/login', withoutScreens, 'nowhere'],
  ['/inspections', withoutScreens, 'nowhere'],
])('access to an address: %s', (address, visitor, expected) => {
  expect(outcome(enter(address, visitor))).toBe(expected)
})

test.each([
  ['/documents-flow/documents?page=2#row', '/documents-flow/documents?page=2#row'],
  ['/documents-flow', '/documents-flow'],
  ['', undefined],
  ['library', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['https://evil.example/library', undefined],
  ['javascript:alert(1)', undefined],
  ['/nowhere', '/nowhere'],
  ['/login', undefined],
])('the parameter redirect=%j is read as %j', (wanted, expected) => {
  expect(wantedAddress(to.login({ redirect: wanted }))).toBe(expected)
})
