import { Box, Typography } from '@mui/material';
import { usePermissions } from 'react-admin';
import { NavLink } from 'react-router-dom';
import { allows } from '../providers/permissions';
import { type NavGroup, type NavItem, navigation } from './navigation';

const linkSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 40,
  px: 1.5,
  py: 0.75,
  lineHeight: 1.25,
  borderRadius: 1,
  color: 'text.secondary',
  textDecoration: 'none',
  fontWeight: 600,
  fontSize: '0.9rem',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  '&.active': { bgcolor: 'primary.main', color: 'primary.contrastText' },
} as const;

const Line = ({ item, onOpen }: { item: NavItem; onOpen: () => void }) => (
  <Box component="li" sx={{ listStyle: 'none' }}>
    <Box component={NavLink} to={item.to} end={item.to === '/'} onClick={onOpen} sx={linkSx}>
      <item.icon fontSize="small" aria-hidden />
      <Box component="span" sx={{ flex: 1 }}>
        {item.label}
      </Box>
      {item.Badge && <item.Badge />}
    </Box>
  </Box>
);

const Group = ({ group, onOpen }: { group: NavGroup; onOpen: () => void }) => (
  <Box component="li" sx={{ listStyle: 'none', mb: 2 }}>
    {group.label && (
      <Typography
        component="p"
        sx={{ px: 1.5, mb: 0.5, fontSize: '0.75rem', fontWeight: 700, color: 'text.secondary' }}
      >
        {group.label}
      </Typography>
    )}
    <Box component="ul" sx={{ p: 0, m: 0, display: 'grid', gap: 0.25 }}>
      {group.items.map((item) => (
        <Line key={item.resource} item={item} onOpen={onOpen} />
      ))}
    </Box>
  </Box>
);

/** The groups of the menu with only the lines that the permissions allow. */
function visibleGroups(permissions: string[]): NavGroup[] {
  const isAllowed = (item: NavItem) => allows(permissions, item.resource, 'list');
  return navigation
    .map((group) => ({ ...group, items: group.items.filter(isAllowed) }))
    .filter((group) => group.items.length > 0);
}

/** The main menu, as a plain list of links in a navigation landmark. */
export const NavMenu = ({ onOpen }: { onOpen: () => void }) => {
  const { permissions = [] } = usePermissions<string[]>();
  return (
    <Box component="nav" aria-label="Menu utama" sx={{ p: 1.5 }}>
      <Box component="ul" sx={{ p: 0, m: 0 }}>
        {visibleGroups(permissions).map((group) => (
          <Group key={group.label ?? ''} group={group} onOpen={onOpen} />
        ))}
      </Box>
    </Box>
  );
};
