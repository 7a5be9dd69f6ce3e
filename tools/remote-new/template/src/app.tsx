import { createRemote, Route, Routes } from 'platform';
import { ListPage } from './features/list/ListPage';
import { path, remote } from './remote';

export function App() {
  return (
    <Routes>
      <Route path={path} element={<ListPage />} />
    </Routes>
  );
}

export default createRemote(remote, App);
