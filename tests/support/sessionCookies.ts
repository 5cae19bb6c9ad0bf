import { issueToken } from '../../mocks/people/session.ts'
import { seededDatabase } from './seededDatabase.ts'

const backends = ['register', 'shreder'] as const

export const sessionCookies = (userName: string, url: string) => {
  const user = seededDatabase()
    .users.all()
    .find((one) => one.userName === userName)
  if (!user) throw new Error(`The seeded database has no user ${userName}`)
  return backends.map((backend) => {
    const { token } = issueToken(user, backend, new Date('2030-01-01'))
    return { name: `${backend}-token`, value: encodeURIComponent(token), url, sameSite: 'Strict' as const }
  })
}
