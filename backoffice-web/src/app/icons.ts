import type { SvgIconComponent } from '@mui/icons-material'
import agency from '@mui/icons-material/AccountBalanceOutlined'
import shield from '@mui/icons-material/AdminPanelSettingsOutlined'
import assessment from '@mui/icons-material/AssessmentOutlined'
import task from '@mui/icons-material/AssignmentTurnedInOutlined'
import calendar from '@mui/icons-material/CalendarMonthOutlined'
import campaign from '@mui/icons-material/CampaignOutlined'
import chat from '@mui/icons-material/ChatOutlined'
import holiday from '@mui/icons-material/EventBusyOutlined'
import unit from '@mui/icons-material/ExtensionOutlined'
import download from '@mui/icons-material/FileDownloadOutlined'
import upload from '@mui/icons-material/FileUploadOutlined'
import grid from '@mui/icons-material/GridOnOutlined'
import group from '@mui/icons-material/GroupsOutlined'
import help from '@mui/icons-material/HelpOutline'
import history from '@mui/icons-material/HistoryOutlined'
import inbox from '@mui/icons-material/InboxOutlined'
import key from '@mui/icons-material/KeyOutlined'
import link from '@mui/icons-material/LinkOutlined'
import percent from '@mui/icons-material/LocalOfferOutlined'
import mail from '@mui/icons-material/MailOutlined'
import materi from '@mui/icons-material/MenuBookOutlined'
import menu from '@mui/icons-material/MenuOpenOutlined'
import monitor from '@mui/icons-material/MonitorHeartOutlined'
import news from '@mui/icons-material/NewspaperOutlined'
import payments from '@mui/icons-material/PaymentsOutlined'
import person from '@mui/icons-material/PersonOutlineOutlined'
import review from '@mui/icons-material/RateReviewOutlined'
import receipt from '@mui/icons-material/ReceiptLongOutlined'
import tax from '@mui/icons-material/RequestQuoteOutlined'
import schedule from '@mui/icons-material/ScheduleSendOutlined'
import product from '@mui/icons-material/SchoolOutlined'
import fruitless from '@mui/icons-material/SearchOffOutlined'
import settings from '@mui/icons-material/SettingsOutlined'
import level from '@mui/icons-material/SignalCellularAltOutlined'
import slides from '@mui/icons-material/SlideshowOutlined'
import home from '@mui/icons-material/SpaceDashboardOutlined'
import note from '@mui/icons-material/StickyNote2Outlined'
import synonym from '@mui/icons-material/SyncAltOutlined'
import deliverable from '@mui/icons-material/TaskOutlined'
import language from '@mui/icons-material/TranslateOutlined'
import search from '@mui/icons-material/TravelExploreOutlined'
import trend from '@mui/icons-material/TrendingUpOutlined'
import webhook from '@mui/icons-material/WebhookOutlined'
import role from '@mui/icons-material/WorkOutlineOutlined'
import certificate from '@mui/icons-material/WorkspacePremiumOutlined'

/** The icons that menu lines may have, by the server's names. */
export const icons: Record<string, SvgIconComponent> & { link: SvgIconComponent } = {
  agency,
  assessment,
  calendar,
  campaign,
  certificate,
  chat,
  deliverable,
  download,
  fruitless,
  grid,
  group,
  help,
  history,
  holiday,
  home,
  inbox,
  key,
  language,
  level,
  link,
  mail,
  materi,
  menu,
  monitor,
  news,
  note,
  payments,
  percent,
  person,
  product,
  receipt,
  review,
  role,
  schedule,
  search,
  settings,
  shield,
  slides,
  synonym,
  task,
  tax,
  trend,
  unit,
  upload,
  webhook,
}
