import { useLingui } from '@lingui/react/macro';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { Button, useCanAccess, useListContext, useResourceContext } from 'react-admin';
import { useStartExport } from '../exports/useExports';
import { toListQuery } from '../providers/listQuery';

const formats = { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' } as const;

/** Asks for what the list shows, as a file: its filters and its order. */
export const ExportListButton = () => {
  const { t } = useLingui();
  const resource = useResourceContext();
  const { filterValues, sort, total } = useListContext();
  const { canAccess } = useCanAccess({ resource: 'exports', action: 'create' });
  const { start, isStarting } = useStartExport();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!canAccess || !total) return null;
  const ask = (format: string) => {
    setAnchor(null);
    const { filterRules, sort: by, order } = toListQuery({ filter: filterValues, sort });
    const params = { format, filterRules: filterRules ?? '', sort: by ?? '', order: order ?? '' };
    void start({ kind: `list:${resource}`, params });
  };
  return (
    <>
      <Button
        label={t`Ekspor`}
        startIcon={<DownloadIcon />}
        disabled={isStarting}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {Object.entries(formats).map(([format, label]) => (
          <MenuItem key={format} onClick={() => ask(format)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
