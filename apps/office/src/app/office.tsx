import { useState } from 'react'
import { Admin, CustomRoutes, memoryStore } from 'react-admin'
import { Route } from 'react-router-dom'
import { authProvider } from '../auth/auth-provider.ts'
import { DemoDoor } from '../auth/demo-door.tsx'
import { Enrol } from '../auth/enrol.tsx'
import { SignIn } from '../auth/sign-in.tsx'
import { Broken } from '../frame/broken.tsx'
import { Frame } from '../frame/frame.tsx'
import { NotHere } from '../frame/not-here.tsx'
import { i18nProvider } from '../i18n/i18n-provider.ts'
import { Today } from '../today/today.tsx'
import { noDataProvider } from './no-data-provider.ts'
import { makeQueryClient } from './query-client.ts'
import { SCREENS } from './screens.tsx'
import { officeTheme } from './theme.ts'

export function Office() {
  const [settings] = useState(() => ({
    queryClient: makeQueryClient(),
    store: memoryStore(),
    theme: officeTheme(),
  }))
  return (
    <Admin
      {...settings}
      dataProvider={noDataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      layout={Frame}
      loginPage={SignIn}
      catchAll={NotHere}
      error={Broken}
      dashboard={Today}
      darkTheme={null}
      disableTelemetry
      requireAuth
    >
      <CustomRoutes noLayout>
        <Route path="/enrol/:link" element={<Enrol />} />
        <Route path="/demo/:link" element={<DemoDoor />} />
      </CustomRoutes>
      <CustomRoutes>
        {SCREENS.map(({ path, element }) => (
          <Route key={path} path={path} element={element} />
        ))}
      </CustomRoutes>
    </Admin>
  )
}
