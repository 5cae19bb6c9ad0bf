import type { Page } from 'playwright'

export const logIn = async (page: Page, userName: string): Promise<void> => {
  await page.goto('/login')
  await page.getByLabel('Потребителско име').first().fill(userName)
  await page.getByLabel('Парола').first().fill('demo')
  await page.getByRole('button', { name: 'Вход', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}

export const asWebp = async (blank: Page, png: Buffer, quality: number): Promise<Buffer> => {
  const address = await blank.evaluate(
    async ({ source, fineness }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${source}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', fineness)
    },
    { source: png.toString('base64'), fineness: quality },
  )
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}
