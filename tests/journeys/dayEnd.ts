import { expect } from 'playwright/test'
import type { Screen } from '../support/screen.ts'
import { actionsOf } from './dayActions.ts'
import { decideDeliveries } from './remoteParty.ts'
import type { UserDrivers } from './userDriver.ts'

export const dayEndOf = (desk: Screen, drivers: UserDrivers) => {
  const { page } = desk
  const { press } = drivers
  const {
    button,
    tab,
    expectStatus,
    tree,
    logIn,
    logOut,
    toDocumentFlow,
    openNotice,
    openByNumber,
    register,
    changeStatus,
  } = actionsOf(desk, drivers)

  const answerIsSent = async (letter: string): Promise<string> => {
    await logIn('mpetrova')
    await toDocumentFlow()
    await openByNumber(letter)
    await press(tree.getByRole('treeitem').filter({ hasText: 'Подписан' }))
    await expectStatus('Подписан')
    const answer = await register()
    expect(answer).not.toBe(letter)
    await decideDeliveries(page, 'arrives')
    await press(button('Изпрати'))
    const dialog = desk.dialog(/^Изпращане на/)
    await press(button(/^Изпрати чрез е-Връчване до 1 адресат$/, dialog))
    await expect(dialog.getByText('Връчено (отворено)')).toBeVisible({ timeout: 20_000 })
    await desk.checkAxe('the answer is served')
    await press(button('Затвори', dialog))
    await expectStatus('Изпратен')
    await openNotice(new RegExp(`Документ № ${answer} е връчен на .* чрез е-Връчване\\.`))
    await expect(page).toHaveURL(/tab=addressees/)
    await tab('История')
    const history = page.getByRole('list', { name: /^История на документа/ })
    for (const entry of ['Регистриране', 'Изпращане', 'Доставка', 'Връчено (отворено)'])
      await expect(history).toContainText(entry)
    return answer
  }
  const caseIsClosed = async (letter: string, answer: string) => {
    await press(tree.getByRole('treeitem').first())
    await expectStatus('В изпълнение')
    await expect(page.locator('.page-above')).toContainText(letter)
    const closing = await changeStatus('Приключи')
    await expect(closing.getByRole('group', { name: 'В преписката има още 1 неприключен документ' })).toBeVisible()
    await expect(closing.getByRole('checkbox', { name: new RegExp(answer) })).toBeChecked()
    await press(button(/^Приключи документа и преписка № /, closing))
    await expect(closing).toHaveCount(0)
    await expectStatus('Приключен')
    await expect(page.locator('.case-file-head')).toContainText('Приключена')
    await expect(tree.getByRole('treeitem').filter({ hasText: answer.slice(0, -11) })).toContainText('Приключен')
    await tab('История')
    const history = page.getByRole('list', { name: /^История на документа/ })
    for (const entry of ['Регистриране', 'Резолюция', 'Приключен']) await expect(history).toContainText(entry)
    await logOut()
    await logIn('dradeva')
    await openNotice(new RegExp(`Документ № ${letter} премина в статус „Приключен“`))
    await expectStatus('Приключен')
  }

  return { answerIsSent, caseIsClosed }
}
