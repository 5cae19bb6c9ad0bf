import type { ReactNode } from 'react'
import { Brand } from '../../screen-kit/Brand.tsx'
import { appConfig } from '../../transport/config.ts'
import './login.css'

/** Renders the layout without a session (specification 1, section 2): no menu and no links to other screens. */
export const LockedLayout = ({ children }: { children: ReactNode }) => (
  <div className="login">
    <header className="login-side">
      <div className="brand">
        <Brand />
      </div>
      <div>
        <p className="login-motto">Документите вървят. Вие решавате.</p>
        <p>Вътрешна система за документооборот и административно обслужване.</p>
      </div>
      <small>Версия {appConfig().version}</small>
    </header>
    <main className="login-main" id="main">
      {children}
    </main>
  </div>
)
