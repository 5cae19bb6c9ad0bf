import { errorReports } from '../../contract/account.ts'
import { roleLabels } from '../../contract/enumerations.ts'
import type { AppRoute } from '../../modules/route.ts'
import { isOff } from '../../modules/switchedOff.ts'
import { isAdministrator } from '../../rules/routeAccess.ts'
import { appConfig } from '../../transport/config.ts'
import { notify } from '../../transport/notices.ts'
import { attempt } from '../../transport/request.ts'

const rolesOf = ({ access }: AppRoute): string =>
  'roles' in access
    ? access.roles
        .filter((role) => !isAdministrator([role]))
        .map((role) => `„${roleLabels[role]}“`)
        .join(' или ')
    : ''

export const refusalText = (route: AppRoute): string => {
  const roles = rolesOf(route)
  return roles === ''
    ? `Екранът „${route.title}“ е достъпен само за администратор.`
    : `Екранът „${route.title}“ изисква роля ${roles}. Обърнете се към администратор.`
}

/**
 * Reports a URL that is unknown or forbidden for the user (specification 1, section 2). For a forbidden URL the user
 * sees the required role.
 */
export const reportUnknown = (path: string, forbidden: AppRoute | undefined): void => {
  void attempt(errorReports.notFound, { query: { path } }, { quiet: true })
  if (forbidden && isOff(forbidden, appConfig())) {
    const text = `„${forbidden.title}“ не се ползва в тази инсталация. Отворен е началният Ви екран.`
    notify({ kind: 'warning', title: 'Не се ползва', text })
    return
  }
  notify(
    forbidden
      ? { kind: 'warning', title: 'Нямате достъп', text: refusalText(forbidden) }
      : { kind: 'warning', title: 'Няма такъв екран', text: 'Адресът не съществува. Отворен е началният Ви екран.' },
  )
}
